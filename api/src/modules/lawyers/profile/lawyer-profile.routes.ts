import { Role } from '../../../auth/role';
import { pictureOf, type Route } from '../../../rest/route';
import { parseInput } from '../../../validation/validate-input';
import { LawyerProfileInput } from './lawyer-profile.inputs';
import { getOwnLawyerProfile, updateOwnLawyerProfile } from './lawyer-profile.service';
import { fullLawyerToV1, fullLawyerV1Schema } from '../lawyer.v1';
import { lawyerProfileFromForm, profileFormSchemas } from './legacy-form-parser';

export const lawyerProfileRoutes: Route[] = [
  {
    method: 'get',
    path: '/lawyers/profile',
    access: [Role.LAWYER],
    summary: "The signed-in lawyer's own profile.",
    response: fullLawyerV1Schema,
    run: async (context) => fullLawyerToV1(await getOwnLawyerProfile(context)),
  },
  {
    method: 'put',
    path: '/lawyers/profile',
    access: [Role.LAWYER],
    picture: 'profilePic',
    summary: "Changes the signed-in lawyer's own profile.",
    input: LawyerProfileInput,
    accepts: profileFormSchemas,
    response: fullLawyerV1Schema,
    refusals: ['CONFLICT', 'IDENTITY_REQUIRED'],
    run: async (context, request) => {
      const input = await parseInput(LawyerProfileInput, lawyerProfileFromForm(request.body));
      return fullLawyerToV1(await updateOwnLawyerProfile(context, input, pictureOf(request)));
    },
  },
];
