import { useMutation } from '@apollo/client/react';
import {
  languageNames,
  languages,
  inLanguage,
  isLanguage,
  personName,
  type Language,
} from '@ainsathi/contract/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { useAct } from '../../../graphql/use-act';
import { formatDate } from '../../../i18n/format';
import { phoneText } from '../../../i18n/phone-text';
import { useAbsoluteFile } from '../../../routing/site';
import { Button } from '../../../ui/button';
import { CopyLine } from '../../../ui/copy-button';
import { FormMessage } from '../../../ui/forms/form-message';
import { Select } from '../../../ui/forms/choices/select';
import { Panel } from '../../../ui/panel';
import { Passage } from '../../../ui/passage';
import { OwnPhoneLinks } from '../own-phone-links';
import { invitationSentences } from './invitation-sentence';
import { CreateJoinLinkDocument, type InviteClient_CaseFragment } from './generated/invite-client';

graphql(`
  fragment InviteClient_case on Case {
    id
    isOwn
    joinedAt
    ownClient {
      name
      phone
    }
    lawyer {
      id
      name
      nameBangla
      verified
    }
    join {
      id
      isWaiting
      expiresAt
    }
  }

  mutation CreateJoinLink($caseId: ID!) {
    createJoinLink(caseId: $caseId) {
      path
      case {
        ...InviteClient_case
        ...AnswerJoin_case
      }
    }
  }
`);

interface MadeLinkProps {
  legalCase: InviteClient_CaseFragment;
  path: string;
}

/** The link in the client's language, and the ways to send it from the lawyer's own phone. */
function MadeLink({ legalCase: { lawyer, ownClient }, path }: MadeLinkProps) {
  const { t } = useTranslation('join');
  const absolute = useAbsoluteFile();
  const [language, setLanguage] = useState<Language>('bn');
  const link = absolute(inLanguage(path, language));
  const name = lawyer ? personName(language, lawyer) : '';
  const phone = ownClient?.phone ?? null;
  return (
    <div className="grid gap-3">
      <Select
        label={t('invite.language')}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={({ target: { value } }) => isLanguage(value) && setLanguage(value)}
      />
      <ul>
        <CopyLine value={link} subject={t('invite.link')} monospace />
      </ul>
      <p className="wrap-anywhere">
        <Passage text={invitationSentences[language](name, '').trim()} />
      </p>
      <div>
        {phone && <p className="text-ink-2">{phoneText(phone)}</p>}
        <OwnPhoneLinks phone={phone} text={invitationSentences[language](name, link)} />
      </div>
    </div>
  );
}

/** Makes the link by which the client of an own case asks to join; nothing once somebody waits or has joined. */
export function InviteClient({ legalCase: masked }: { legalCase: FragmentType<InviteClient_CaseFragment> }) {
  const { t, i18n } = useTranslation('join');
  const legalCase = readFragment<InviteClient_CaseFragment>(masked);
  const { id: caseId, isOwn, joinedAt, join, lawyer } = legalCase;
  const [create] = useMutation(CreateJoinLinkDocument);
  const { isBusy, failure, run } = useAct();
  const [made, setMade] = useState<{ linkId: string | undefined; path: string } | null>(null);
  if (!isOwn || joinedAt || join?.isWaiting) return null;
  const make = async () =>
    run(async () => {
      const { data } = await create({ variables: { caseId } });
      const created = data && readFragment<InviteClient_CaseFragment>(data.createJoinLink.case);
      if (data) setMade({ linkId: created?.join?.id, path: data.createJoinLink.path });
    });
  const until = join ? formatDate(join.expiresAt, i18n.language, 'long') : '';
  const path = join && made?.linkId === join.id ? made.path : null;
  const text = path
    ? t('invite.ready', { date: until })
    : join
      ? t('invite.open', { date: until })
      : t('invite.text');
  return (
    <Panel title={t('invite.act')} className="print:hidden">
      <div className="grid gap-3">
        {failure && (
          <FormMessage tone="failure" title={t('invite.failed')} takesFocus>
            {failure}
          </FormMessage>
        )}
        {lawyer?.verified ? (
          <>
            <p role="status">{text}</p>
            {path && <MadeLink legalCase={legalCase} path={path} />}
            <Button
              variant={join ? 'secondary' : 'primary'}
              size="small"
              className="justify-self-start"
              busy={isBusy}
              busyLabel={t('invite.making')}
              onClick={() => void make()}
            >
              {t(join ? 'invite.again' : 'invite.act')}
            </Button>
          </>
        ) : (
          <p>{t('invite.unlisted')}</p>
        )}
      </div>
    </Panel>
  );
}
