import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsCurrentUrl } from '../routing/use-guarded-navigate';
import { listPath, readChoice, readPage, readSearch } from './list-address';
import { preservePlace } from '../lib/preserve-place';

const narrowing = ['q', 'state', 'status', 'sort'] as const;
const inList = ['page', 'item'] as const;
const dialogs = ['delete', 'reject', 'report'] as const;
const keys = [...narrowing, ...inList, ...dialogs] as const;

type AddressKey = (typeof keys)[number];
export type AddressChanges = Partial<Record<AddressKey, string | number | null>>;

/** The state of a list in the URL, and the URLs of its other states. */
export interface ListAddress {
  search: string;
  page: number;
  item: string | null;
  /** The value of the parameter if it is one of `values`, case-insensitive. */
  pick: <Value extends string>(key: AddressKey, values: readonly Value[]) => Value | null;
  /** The id of the item whose dialog is open. */
  dialog: (key: (typeof dialogs)[number]) => string | null;
  /** The URL after a change; a new search, filter or order starts at the first page. Closes any dialog. */
  to: (changes: AddressChanges) => string;
  go: (changes: AddressChanges, options?: { replace?: boolean }) => void;
  openDialog: (key: (typeof dialogs)[number], id: string) => void;
  closeDialog: () => void;
  /** False once the user has left this address, e.g. while a mutation was running. */
  isSameUrl: () => boolean;
}

/** Search, filter, sort, page and open dialog of a list, all kept in the URL. */
export function useListAddress(): ListAddress {
  const location = useLocation();
  const { pathname } = location;
  const [present] = useSearchParams();
  const navigate = useNavigate();
  const isSameUrl = useIsCurrentUrl();

  const to = (changes: AddressChanges): string => {
    const narrowed = narrowing.some((key) => changes[key] !== undefined);
    const unchanged = (key: AddressKey): string | null =>
      dialogs.some((dialog) => dialog === key) || (inList.some((other) => other === key) && narrowed)
        ? null
        : present.get(key);
    const query = keys.map(
      (key) => [key, changes[key] === undefined ? unchanged(key) : changes[key]] as const,
    );
    return listPath(pathname, Object.fromEntries(query));
  };
  const go: ListAddress['go'] = (changes, { replace = false } = {}) =>
    void navigate(to(changes), { replace, state: preservePlace });
  // A dialog that was opened here is closed by going back, so that it leaves no extra history entry.
  const state: unknown = location.state;
  const openedHere = typeof state === 'object' && state !== null && 'dialog' in state;

  return {
    search: readSearch(present.get('q')),
    page: readPage(present.get('page')),
    item: present.get('item'),
    pick: (key, values) => readChoice(present.get(key), values),
    dialog: (key) => present.get(key),
    to,
    go,
    openDialog: (key, id) => void navigate(to({ [key]: id }), { state: { dialog: true, ...preservePlace } }),
    closeDialog: () => {
      // The Back button may have closed the dialog while its mutation was running.
      if (!isSameUrl()) return;
      if (openedHere) void navigate(-1);
      else go({}, { replace: true });
    },
    isSameUrl,
  };
}
