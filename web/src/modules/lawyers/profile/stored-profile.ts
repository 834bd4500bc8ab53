import type { ApolloClient } from '@apollo/client';
import { graphql, readFragment } from '../../../graphql/documents';
import type { LawyerProfileForm_LawyerFragment } from './generated/lawyer-profile-form';
import { StoredLawyerProfileDocument } from './generated/stored-profile';
import { profileValues, type ProfileValues } from './profile-values';

graphql(`
  query StoredLawyerProfile {
    myLawyerProfile {
      ...LawyerProfileForm_lawyer
    }
  }
`);

export interface StoredProfile {
  values: ProfileValues;
  version: string;
}

export async function readStoredProfile(client: ApolloClient): Promise<StoredProfile | null> {
  const { data } = await client.query({ query: StoredLawyerProfileDocument, fetchPolicy: 'network-only' });
  const lawyer = readFragment<LawyerProfileForm_LawyerFragment>(data?.myLawyerProfile);
  return lawyer ? { values: profileValues(lawyer), version: lawyer.version ?? '' } : null;
}
