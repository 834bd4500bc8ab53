import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { useToastedAct } from '../../../graphql/use-act';
import { formatDate } from '../../../i18n/format';
import { toDhaka } from '../../../lib/dhaka-time';
import { now } from '../../../lib/now';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { SubmitLicenceDocument, type RenewalNotice_LawyerFragment } from './generated/renewal-notice';

graphql(`
  fragment RenewalNotice_lawyer on Lawyer {
    id
    verification
    verifiedUntil
    renewalAt
    lapsedAt
    licenseSubmittedAt
  }

  mutation SubmitLicence {
    submitLicence {
      lawyer {
        ...RenewalNotice_lawyer
      }
    }
  }
`);

const DAYS = 60;
const DAY = 24 * 60 * 60_000;

const lastDays = () => toDhaka(new Date(now() + DAYS * DAY).toISOString()).date;

/** In the last days of a verification, and once it has run out: asks for another check. */
export function RenewalNotice({ lawyer: masked }: { lawyer: FragmentType<RenewalNotice_LawyerFragment> }) {
  const { t, i18n } = useTranslation('verification');
  const [submit] = useMutation(SubmitLicenceDocument);
  const { isBusy, act } = useToastedAct(t('notice.renewFailed'));
  const { verifiedUntil, renewalAt, lapsedAt, licenseSubmittedAt } =
    readFragment<RenewalNotice_LawyerFragment>(masked);
  if (verifiedUntil === null || verifiedUntil > lastDays()) return null;
  const waits = renewalAt !== null || (lapsedAt !== null && licenseSubmittedAt !== null);
  const isOver = verifiedUntil < toDhaka().date;
  return (
    <div className="mb-6">
      <FormMessage
        tone="warning"
        title={t(isOver ? 'notice.endedTitle' : 'notice.endingTitle', {
          date: formatDate(verifiedUntil, i18n.language, 'long'),
        })}
        action={
          !waits && (
            <Button
              size="small"
              busy={isBusy}
              onClick={() => void act(async () => submit(), t('notice.renewed'))}
            >
              {t('notice.renew')}
            </Button>
          )
        }
      >
        {waits ? t('notice.renewed') : t(lapsedAt === null ? 'notice.ending' : 'notice.lapsed')}
      </FormMessage>
    </div>
  );
}
