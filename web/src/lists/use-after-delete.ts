import { useToast } from '../ui/overlays/toast';
import type { ListAddress } from './use-list-address';

/** Closes the dialog, shows a toast, focuses the list, and leaves a page that is now empty. */
export function useAfterDelete(address: ListAddress, listId: string) {
  const showToast = useToast();
  return (message: string, leftOnPage: number) => {
    showToast({ tone: 'success', title: message });
    if (!address.isSameUrl()) return;
    const lastPage = leftOnPage === 0 && address.page > 1;
    if (lastPage) address.go({ page: address.page - 1 }, { replace: true });
    else address.closeDialog();
    // The opening button is gone with its row. Runs after the dialog's own focus return.
    setTimeout(() => document.getElementById(listId)?.focus({ preventScroll: true }), 50);
  };
}
