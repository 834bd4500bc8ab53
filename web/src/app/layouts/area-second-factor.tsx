import { useQuery } from '@apollo/client/react';
import { Navigate, useLocation } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { paths } from '../../routing/paths';
import { SecondFactorMissingDocument } from './generated/area-second-factor';

graphql(`
  query SecondFactorMissing {
    me {
      id
      secondFactorMissing
      passwordMustChange
    }
  }
`);

/** Leads an admin who has to set a new password, or up a second factor, to where that is done; the server refuses everything else. */
export function AreaSecondFactor() {
  const { pathname } = useLocation();
  const { data } = useQuery(SecondFactorMissingDocument);
  if (data?.me?.passwordMustChange)
    return pathname === paths.changePassword ? null : <Navigate to={paths.changePassword} replace />;
  const isThere = pathname === paths.secondFactor || pathname === paths.changePassword;
  return data?.me?.secondFactorMissing && !isThere ? <Navigate to={paths.secondFactor} replace /> : null;
}
