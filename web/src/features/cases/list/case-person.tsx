import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import { Avatar } from '../../../ui/pictures/avatar';

const casePersonFragment = graphql(`
  fragment CasePerson_case on Case {
    id
    lawyer {
      id
      name
      profilePicSmall
      district
      chamberName
    }
  }
`);

/** The lawyer of a case in two lines; "Unassigned" when the account is gone. */
export function CasePerson({ item }: { item: FragmentType<typeof casePersonFragment> }) {
  const { t } = useTranslation('client');
  const { lawyer } = readFragment(casePersonFragment, item);
  const place = [lawyer?.chamberName, lawyer?.district].filter(Boolean).join(', ');
  return (
    <div className="flex items-start gap-3">
      {lawyer && <Avatar id={lawyer.id} name={lawyer.name} src={lawyer.profilePicSmall} size="small" />}
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-medium">{lawyer?.name ?? t('cases.unassigned')}</p>
        <p className="text-14 text-ink-2">{lawyer ? place : t('cases.unassignedText')}</p>
      </div>
    </div>
  );
}
