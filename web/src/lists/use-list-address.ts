import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsCurrentUrl } from '../routing/use-guarded-navigate';
import { listPath, readChoice, readPage, readSearch } from './list-address';
import { preservePlace } from '../lib/preserve-place';

const narrowing = ['q', 'state', 'status', 'month', 'sort', 'from', 'to', 'step', 'outcome'] as const;
const inList = ['page', 'item'] as const;
const dialogs = ['delete', 'hide', 'reject', 'report', 'about'] as const;
const keys = [...narrowing, ...inList, ...dialogs] as const;

type AddressKey = (typeof keys)[number];
type AddressChanges = Partial<Record<AddressKey, string | number | null>>;

/** A list's state in the URL, and URLs of other states. */
export interface ListAddress {
  search: string;
  page: number;
  item: string | null;
  /** One of `values`, case-insensitive, or null. */
  pick: <Value extends string>(key: AddressKey, values: readonly Value[]) => Value | null;
  /** The item with the open dialog. */
  dialog: (key: (typeof dialogs)[number]) => string | null;
  /** A new search, filter or order starts at the first page. Closes any dialog. */
  to: (changes: AddressChanges) => string;
  go: (changes: AddressChanges, options?: { replace?: boolean }) => void;
  openDialog: (key: (typeof dialogs)[number], id: string) => void;
  closeDialog: () => void;
  /** False once the user has left this URL, e.g. during a mutation. */
  isSameUrl: () => boolean;
}

/** Search, filter, sort, page and open dialog, all in the URL. */
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
  // A dialog opened here closes by going back, to leave no history entry.
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
      // Back may have closed the dialog during its mutation.
      if (!isSameUrl()) return;
      if (openedHere) void navigate(-1);
      else go({}, { replace: true });
    },
    isSameUrl,
  };
}
