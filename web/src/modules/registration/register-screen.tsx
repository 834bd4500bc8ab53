import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { TextLink } from '../../ui/text-link';
import { KeptRequestNote, useKeptRequest } from '../accounts/kept-request-note';
import { RegisterForm } from './register-form';
import { PhoneOrEmail } from '../accounts/phone/phone-or-email';
import { SignedInNote } from '../accounts/signed-in-note';
import { SharedPhoneBox } from '../accounts/sessions/shared-phone-box';
import { SignInFrame } from '../accounts/sessions/sign-in-frame';
import { useReturnState } from '../accounts/sessions/return-to';
import { useBegunForm } from '../accounts/sessions/use-begun-form';

export default function RegisterScreen() {
  const { t } = useTranslation(['accounts', 'shared']);
  const location = useLocation();
  const returnState = useReturnState();
  const { from, draft: draftId } = returnState;
  const { draft, isSent } = useKeptRequest(returnState);
  const { user } = useSession();
  const begun = useBegunForm();
  const sentDraft = draft && isSent ? draft.id : null;
  const role = new URLSearchParams(location.search).get('role') === 'lawyer' ? 'LAWYER' : 'USER';
  const form = <RegisterForm key={role} role={role} from={from} draft={sentDraft} />;
  const hint = `${t('phone.hint')} ${t('phone.clients')}`;
  return (
    <SignInFrame heading={t('register.heading')} lead={t('register.lead')}>
      <PageHead title={t('shared:session.register')} canonical={paths.register} hidden />
      {user && !begun && (
        <div className="mb-5">
          <SignedInNote user={user} />
        </div>
      )}
      {draft && !user && <KeptRequestNote draft={draft} isSent={isSent} />}
      {role === 'LAWYER' ? (
        form
      ) : (
        <div className="grid gap-6">
          <SharedPhoneBox />
          <PhoneOrEmail {...{ from, draft: sentDraft }} hint={sentDraft ? undefined : hint}>
            {form}
          </PhoneOrEmail>
        </div>
      )}
      {user && begun && (
        <div className="mt-5">
          <SignedInNote user={user} />
        </div>
      )}
      <p className="mt-6 border-t border-line pt-5">
        {t('register.haveAccount')}{' '}
        <TextLink to={paths.login} state={{ from, draft: draftId }}>
          {t('register.signIn')}
        </TextLink>
      </p>
    </SignInFrame>
  );
}
