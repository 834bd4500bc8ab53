import { createHash } from 'node:crypto';
import { policies, policyVersions } from '@ainsathi/contract/policies';
import { legal } from '../modules/site/legal.en';

it.each(policies)('the text of %s matches its version', (policy) => {
  const sha256 = createHash('sha256').update(JSON.stringify(legal[policy])).digest('hex');
  expect({ policy, sha256 }).toEqual({ policy, sha256: policyVersions[policy].sha256 });
});
