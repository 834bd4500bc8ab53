import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadCatalogues } from '../i18n/translator';
import { identityPrompt } from './identity-prompt';

const IdentityDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./identity-dialog'),
    loadCatalogues('accountRecovery', 'accounts'),
  ]);
  return { default: dialog.IdentityDialog };
});

/** Shows the dialog that asks for the password while an operation waits for it; fetched by the first one. */
export function IdentityDialogHost() {
  const isOpen = useSyncExternalStore(identityPrompt.subscribe, identityPrompt.isOpen, () => false);
  return (
    isOpen && (
      <Suspense>
        <IdentityDialog />
      </Suspense>
    )
  );
}
