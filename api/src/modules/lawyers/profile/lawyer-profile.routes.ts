import { Role } from '../../../auth/role';
import { get, put, type Route } from '../../../rest/route';
import { LawyerProfileInput } from './lawyer-profile.inputs';
import { getOwnLawyerProfile, updateOwnLawyerProfile } from './lawyer-profile.service';
import { fullLawyerToV1, fullLawyerV1Schema } from '../lawyer.v1';
import { lawyerProfileFromForm, profileFormSchemas } from './legacy-form-parser';

export const lawyerProfileRoutes: Route[] = [
  get('/lawyers/profile', [Role.LAWYER], {
    summary: "The signed-in lawyer's own profile.",
    response: fullLawyerV1Schema,
    run: async ({ context }) => fullLawyerToV1(await getOwnLawyerProfile(context)),
  }),
  put('/lawyers/profile', [Role.LAWYER], {
    picture: 'profilePic',
    summary: "Changes the signed-in lawyer's own profile.",
    input: LawyerProfileInput,
    read: lawyerProfileFromForm,
    accepts: profileFormSchemas,
    response: fullLawyerV1Schema,
    refusals: ['CONFLICT', 'IDENTITY_REQUIRED'],
    run: async ({ context, input, picture }) =>
      fullLawyerToV1(await updateOwnLawyerProfile(context, input, picture)),
  }),
];
