import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { toDhaka } from '../../../lib/dhaka-time';
import { paths } from '../../../routing/paths';
import { ButtonLink } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import type { RenewalNotice_LawyerFragment } from './generated/renewal-notice';
import { endsSoon, licenceWaits } from './licence-state';

graphql(`
  fragment RenewalNotice_lawyer on Lawyer {
    id
    verification
    verifiedUntil
    renewalAt
    lapsedAt
    licenseSubmittedAt
    licence {
      askedFor
    }
  }
`);

interface RenewalNoticeProps {
  lawyer: FragmentType<RenewalNotice_LawyerFragment>;
  /** Whether it links to the page where the lawyer asks for another check. */
  isElsewhere: boolean;
}

/** In the last days of a verification, once it has run out, and while another check waits. */
export function RenewalNotice({ lawyer: masked, isElsewhere }: RenewalNoticeProps) {
  const { t, i18n } = useTranslation('verification');
  const lawyer = readFragment<RenewalNotice_LawyerFragment>(masked);
  const { verifiedUntil, lapsedAt } = lawyer;
  const waits = licenceWaits(lawyer);
  if (verifiedUntil === null || (!waits && !endsSoon(verifiedUntil))) return null;
  const isOver = verifiedUntil < toDhaka().date;
  return (
    <div className="mb-6">
      <FormMessage
        tone="warning"
        title={t(isOver ? 'notice.endedTitle' : 'notice.endingTitle', {
          date: formatDate(verifiedUntil, i18n.language, 'long'),
        })}
        action={
          isElsewhere &&
          !waits && (
            <ButtonLink size="small" to={paths.lawyerArea.licence}>
              {t('notice.renew')}
            </ButtonLink>
          )
        }
      >
        {waits ? t('notice.renewed') : t(lapsedAt === null ? 'notice.ending' : 'notice.lapsed')}
      </FormMessage>
    </div>
  );
}
