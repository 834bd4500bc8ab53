import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { useSession } from '../../session/session';

export const complainButton = lazySource(
  async () => (await import('./complain-button')).ComplainButton,
  'accountSettings',
  'forms',
);

/** For a client or another lawyer who is signed in; loaded for them alone. */
export function ComplainAboutLawyer({ lawyerId }: { lawyerId: string }) {
  const { user } = useSession();
  if (!user || user.role === 'admin' || user._id === lawyerId) return null;
  return (
    <LazyComponent source={complainButton} placeholder={null}>
      {(ComplainButton) => <ComplainButton of={{ lawyerId, isAboutLawyer: true }} />}
    </LazyComponent>
  );
}
