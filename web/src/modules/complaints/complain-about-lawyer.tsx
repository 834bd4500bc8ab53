import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../routing/paths';
import { useSession } from '../../session/session';
import { TextLink } from '../../ui/text-link';

/** Links to the dialog on the screen of complaints, so that public pages do not load it. Hidden from staff and the lawyer. */
export function ComplainAboutLawyer({ lawyerId }: { lawyerId: string }) {
  const { t } = useTranslation('caseRequest');
  const { user } = useSession();
  if (user?.role === 'admin' || user?._id === lawyerId) return null;
  return (
    <TextLink
      to={withQuery(paths.complaints, { about: lawyerId })}
      state={{ dialog: true }}
      className="inline-flex min-h-11 items-center"
    >
      {t('complain')}
    </TextLink>
  );
}
