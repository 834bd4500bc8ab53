import { LazyComponent } from '../../../routing/lazy-component';
import { lazySource } from '../../../routing/lazy-source';
import type { KeptRequestProps } from './kept-request-text';

/** A separate chunk: few readers have a text that they cannot send. */
const keptRequestText = lazySource(() => import('./kept-request-text'), 'caseRequest');

/** Renders nothing without a draft. */
export function KeptRequest(props: KeptRequestProps) {
  return (
    <LazyComponent source={keptRequestText} placeholder={null} missing={() => null}>
      {({ KeptRequestText }) => <KeptRequestText {...props} />}
    </LazyComponent>
  );
}
