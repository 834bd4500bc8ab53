import { Role } from '../../auth/role';
import type { LawyerView } from './lawyer.search';

/** A lawyer as everybody may see it in `/api/v1`. */
export function publicLawyerToV1(lawyer: LawyerView) {
  const {
    id,
    name,
    profilePic,
    profilePicSmall,
    practiceAreas,
    district,
    experience,
    chamberName,
    chamberAddress,
  } = lawyer;
  const { bio, education, licenseNumber, verifiedAt } = lawyer;
  return {
    _id: id,
    name,
    profilePic,
    profilePicSmall,
    practiceAreas,
    district,
    experience,
    chamberName,
    chamberAddress,
    bio,
    education,
    licenseNumber,
    verifiedAt,
  };
}

/** A lawyer as the lawyer and admins see it. */
export function fullLawyerToV1(lawyer: LawyerView) {
  const {
    email,
    phone,
    address,
    bankDetails,
    mobilePaymentDetails,
    verification,
    verificationReason,
    createdAt,
  } = lawyer;
  const seenByOwner = { email, phone, address, bankDetails, mobilePaymentDetails };
  return {
    ...publicLawyerToV1(lawyer),
    ...seenByOwner,
    role: Role.LAWYER,
    verification,
    verificationReason,
    createdAt,
  };
}
