/** What lists give the staff of a case without an entry: title, people and status. */
export const LISTED_OF_CASE = listed(
  'id title status paymentStatus settableStatuses acceptsPayment canAct withdrawnAt withdrawableAt quietDays createdAt',
  'updatedAt client client.id client.name lawyer lawyer.id lawyer.name lawyer.nameBangla lawyer.profilePicSmall',
  'lawyer.district lawyer.chamberName lawyer.chamberNameBangla lawyer.verified',
);

/** What lists give of a client without an entry. */
export const LISTED_OF_CLIENT = listed('id name role createdAt');

/** What lists give of a lawyer without an entry: what is public, and the state of the licence. */
export const LISTED_OF_LAWYER = listed(
  'id name nameBangla profilePic profilePicSmall practiceAreas district experience courtLevel languages chamberName',
  'chamberAddress bio chamberNameBangla chamberAddressBangla bioBangla education licenseNumber verifiedAt awayUntil',
  'checkedName checkedNameBangla verification verificationReason verificationVersion licenseSubmittedAt createdAt',
);

function listed(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/** Whether something is shown that has to be written down. @param fields those that are shown; all of them without it. */
export function showsMore(listedFields: ReadonlySet<string>, fields?: ReadonlySet<string>): boolean {
  if (!fields) return true;
  return [...fields].some((field) => !field.endsWith('__typename') && !isListed(listedFields, field));
}

/** Below a field that is listed with everything, such as the degrees of a lawyer, all is listed. */
function isListed(listedFields: ReadonlySet<string>, field: string): boolean {
  const [parent = ''] = field.split('.');
  const isWhole =
    listedFields.has(parent) && ![...listedFields].some((name) => name.startsWith(`${parent}.`));
  return listedFields.has(field) || isWhole;
}
