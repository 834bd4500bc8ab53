import { useTranslation } from 'react-i18next';
import { errorReason } from '../graphql/error-message';
import { fieldErrors } from '../graphql/failure';
import { PasskeyError } from './passkey';

/** Why a passkey was not made or not accepted, for people; of anything else that fails, its own reason. */
export function usePasskeyReason(): (error: unknown) => string {
  const { t } = useTranslation('accounts');
  return (error) => {
    if (error instanceof PasskeyError) return t(`passkey.${error.problem}`);
    const refused = fieldErrors(error).find(({ field }) => field === 'passkey' || field === 'response');
    return refused?.message ?? errorReason(error);
  };
}
