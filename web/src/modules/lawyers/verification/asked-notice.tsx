import { useTranslation } from 'react-i18next';
import type { AskedFor } from '../../../graphql/generated/schema-types';
import { paths } from '../../../routing/paths';
import { ButtonLink } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { Passage } from '../../../ui/passage';

interface AskedNoticeProps {
  askedFor: AskedFor;
  askedNote: string | null;
  /** Whether it links to the page where the lawyer adds papers. */
  isElsewhere: boolean;
}

/** What a verifier asks for: until then the licence waits for the lawyer. */
export function AskedNotice({ askedFor, askedNote, isElsewhere }: AskedNoticeProps) {
  const { t } = useTranslation('verification');
  return (
    <div className="mb-6">
      <FormMessage
        tone="warning"
        title={t('notice.askedTitle')}
        action={
          isElsewhere && (
            <ButtonLink size="small" variant="primary" to={paths.lawyerArea.licence}>
              {t('notice.addPaper')}
            </ButtonLink>
          )
        }
      >
        <p className="font-strong">{t(`asked.${askedFor}`)}</p>
        {askedNote && (
          <blockquote className="my-1 border-l-3 border-line-strong pl-3 whitespace-pre-line">
            <Passage text={askedNote} />
          </blockquote>
        )}
        <p>{t('notice.asked')}</p>
      </FormMessage>
    </div>
  );
}
