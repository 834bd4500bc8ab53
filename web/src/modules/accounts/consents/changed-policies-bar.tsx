import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { paths } from '../../../routing/paths';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { TextLink } from '../../../ui/text-link';
import { AcceptPoliciesDocument } from './generated/changed-policies-bar';

graphql(`
  mutation AcceptPolicies {
    acceptPolicies {
      consents {
        kind
      }
    }
  }
`);

/** On every signed-in screen until the changed terms or privacy notice are accepted. */
export function ChangedPoliciesBar() {
  const { t } = useTranslation('accountSettings');
  const [accept, { data, error, loading }] = useMutation(AcceptPoliciesDocument);
  if (data) return null;
  return (
    <div className="mb-6 max-w-[960px]">
      <FormMessage
        tone="warning"
        title={t('privacy.changed.title')}
        action={
          <Button
            size="small"
            busy={loading}
            busyLabel={t('privacy.saving')}
            onClick={() => void accept().catch(() => undefined)}
          >
            {t('privacy.changed.accept')}
          </Button>
        }
      >
        {error ? errorReason(error) : t('privacy.changed.text')}{' '}
        <TextLink to={paths.terms}>{t('privacy.kind.TERMS')}</TextLink>{' '}
        <TextLink to={paths.privacy}>{t('privacy.kind.PRIVACY')}</TextLink>
      </FormMessage>
    </div>
  );
}
