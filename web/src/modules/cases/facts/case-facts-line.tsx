import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Passage } from '../../../ui/passage';
import type { CaseFactsLine_CaseFragment } from './generated/case-facts-line';

graphql(`
  fragment CaseFactsLine_case on Case {
    id
    facts {
      line
    }
  }
`);

/** *C.R. 412/2025 · CMM Court 9 · A v. B*; nothing where nothing is noted. */
export function CaseFactsLine({ legalCase }: { legalCase: FragmentType<CaseFactsLine_CaseFragment> }) {
  const { facts } = readFragment<CaseFactsLine_CaseFragment>(legalCase);
  if (!facts?.line) return null;
  return (
    <span className="wrap-anywhere">
      <Passage text={facts.line} />
    </span>
  );
}
