import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { useLocalName } from '../../i18n/use-local-name';
import { useOwnText } from '../../i18n/use-own-text';
import type { LawyerPlace_LawyerFragment } from './generated/lawyer-place';

graphql(`
  fragment LawyerPlace_lawyer on CaseLawyer {
    id
    district
    chamberName
    chamberNameBangla
  }
`);

export function LawyerPlace({ lawyer }: { lawyer: FragmentType<LawyerPlace_LawyerFragment> }) {
  const local = useLocalName();
  const textOf = useOwnText();
  const { district, ...rest } = readFragment<LawyerPlace_LawyerFragment>(lawyer);
  const chamber = textOf(rest.chamberName, rest.chamberNameBangla);
  return (
    <>
      {chamber && <span lang={chamber.lang}>{chamber.text}</span>}
      {chamber && district && ', '}
      {district && local(district)}
    </>
  );
}
