import { useQuery } from '@apollo/client/react';
import { graphql } from '../../graphql/documents';
import { useSession } from '../../session/session';
import { OwnPictureDocument } from './generated/use-own-picture';

graphql(`
  query OwnPicture {
    myLawyerProfile {
      id
      profilePicSmall
    }
  }
`);

/** The path of the signed-in lawyer's picture; null for everybody else and until it is loaded. */
export function useOwnPicture(): string | null {
  const { user } = useSession();
  const { data } = useQuery(OwnPictureDocument, { skip: user?.role !== 'lawyer' });
  return data?.myLawyerProfile.profilePicSmall ?? null;
}
