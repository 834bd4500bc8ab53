import { loadCatalogues } from '../../../i18n/translator';
import { LazyComponent } from '../../../routing/lazy-component';
import { lazySource } from '../../../routing/lazy-source';
import type { KeptRequestProps } from './kept-request-text';

/** A separate chunk: few readers of a lawyer's page have a text that they cannot send. */
const keptRequestText = lazySource(async () => {
  const [{ KeptRequestText }] = await Promise.all([
    import('./kept-request-text'),
    loadCatalogues('caseRequest'),
  ]);
  return { KeptRequestText };
});

/** A request that was written but cannot be sent from here. Renders nothing without one. */
export function KeptRequest(props: KeptRequestProps) {
  return (
    <LazyComponent source={keptRequestText} placeholder={null} missing={() => null}>
      {({ KeptRequestText }) => <KeptRequestText {...props} />}
    </LazyComponent>
  );
}
