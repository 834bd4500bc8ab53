/** Fields of a case that staff see in lists without an entry: title, people and status. */
export const LISTED_OF_CASE = listed(
  'id title status paymentStatus settableStatuses acceptsPayment canAct withdrawnAt withdrawableAt quietDays createdAt',
  'updatedAt client client.id client.name lawyer lawyer.id lawyer.name lawyer.nameBangla lawyer.profilePicSmall',
  'lawyer.district lawyer.chamberName lawyer.chamberNameBangla lawyer.verified',
);

/** Fields of a client that staff see in lists without an entry. */
export const LISTED_OF_CLIENT = listed('id name role createdAt');

/** Fields of a lawyer that staff see in lists without an entry: public fields, and the state of the licence. */
export const LISTED_OF_LAWYER = listed(
  'id name nameBangla profilePic profilePicSmall practiceAreas district experience courtLevel languages chamberName',
  'chamberAddress bio chamberNameBangla chamberAddressBangla bioBangla education licenseNumber verifiedAt awayUntil',
  'checkedName checkedNameBangla verification verificationReason verificationVersion licenseSubmittedAt createdAt',
  'firstTalkPoisha firstTalkMinutes answersWithinHours answerHours takesCases',
);

function listed(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/** Whether a shown field needs an entry. @param fields the shown fields; default: all. */
export function showsMore(listedFields: ReadonlySet<string>, fields?: ReadonlySet<string>): boolean {
  if (!fields) return true;
  return [...fields].some((field) => !field.endsWith('__typename') && !isListed(listedFields, field));
}

/** A listed parent without listed children, such as a lawyer's degrees, covers all its children. */
function isListed(listedFields: ReadonlySet<string>, field: string): boolean {
  const [parent = ''] = field.split('.');
  const isWhole =
    listedFields.has(parent) && ![...listedFields].some((name) => name.startsWith(`${parent}.`));
  return listedFields.has(field) || isWhole;
}
