import { paperLimits } from '@ainsathi/contract/limits';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import type { PaperKind } from '../../../graphql/generated/schema-types';
import { randomUuid } from '../../../lib/random-uuid';
import { sendBytes } from '../../../outgoing/send-bytes';
import { preparePicture } from '../../../ui/forms/prepare-picture';
import { useToast } from '../../../ui/overlays/toast';
import { RemovePaperDocument } from './generated/licence-papers';
import { LicencePapersNowDocument, StartPaperDocument } from './generated/use-send-paper';

graphql(`
  mutation StartPaper($kind: PaperKind!, $name: String!, $size: Int!) {
    startLicencePaper(kind: $kind, name: $name, size: $size) {
      id
      uploadPath
    }
  }

  query LicencePapersNow {
    myLawyerProfile {
      id
      ...LicencePapers_lawyer
    }
  }
`);

export interface SendingPaper {
  key: string;
  kind: PaperKind;
  file: File;
  /** The sent share, between 0 and 1; null once it was refused. */
  share: number | null;
  reason: string;
  canRetry: boolean;
  /** Once the server knows of it: its bytes may be sent there again. */
  started: { id: string; uploadPath: string } | null;
}

const pictures = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  bytes: paperLimits.bytes,
  pixels: Infinity,
};

function refusalOf({ size }: File, t: TFunction<'lawyerProfileForm'>): string | null {
  if (size === 0) return t('licence.papers.empty');
  return size > paperLimits.bytes ? t('licence.papers.tooLarge') : null;
}

async function startPaper(
  client: ApolloClient,
  { kind, file }: SendingPaper,
): Promise<SendingPaper['started']> {
  const variables = { kind, name: file.name, size: file.size };
  const { data } = await client.mutate({ mutation: StartPaperDocument, variables });
  return data?.startLicencePaper ?? null;
}

function useAskBeforeClosing(isBusy: boolean): void {
  useEffect(
    function askBeforeClosing() {
      if (!isBusy) return undefined;
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [isBusy],
  );
}

/** Sends papers with their progress; a refused one stays with its reason until it is sent again or removed. */
export function useSendPaper() {
  const { t, i18n } = useTranslation('lawyerProfileForm');
  const client = useApolloClient();
  const showToast = useToast();
  const [sending, setSending] = useState<readonly SendingPaper[]>([]);
  useAskBeforeClosing(sending.some(({ share }) => share !== null));
  const change = (key: string, part: Partial<SendingPaper>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: string) => setSending((all) => all.filter((one) => one.key !== key));
  const refuse = (key: string, reason: string, canRetry: boolean) =>
    change(key, { share: null, reason, canRetry });
  const send = async (paper: SendingPaper): Promise<void> => {
    const { key, file } = paper;
    change(key, { share: 0, reason: '' });
    const lost = t('licence.papers.lost');
    try {
      const started = paper.started ?? (await startPaper(client, paper));
      change(key, { started });
      const path = started?.uploadPath ?? '';
      const onShare = (share: number) => change(key, { share });
      const failure = await sendBytes(path, file, { language: i18n.language, lost, onShare });
      if (failure?.kind === 'refused') {
        // The server may have forgotten it.
        change(key, { started: null });
        refuse(key, failure.reason, failure.canRetry);
      } else if (failure) refuse(key, lost, true);
      else {
        await client.query({ query: LicencePapersNowDocument, fetchPolicy: 'network-only' });
        drop(key);
        showToast({ tone: 'success', title: t('licence.papers.added') });
      }
    } catch (error) {
      refuse(key, error instanceof TypeError ? lost : errorReason(error), true);
    }
  };

  const add = async (kind: PaperKind, chosen: File): Promise<void> => {
    const file = await preparePicture(chosen, pictures);
    const paper: SendingPaper = {
      key: randomUuid(),
      kind,
      file,
      share: 0,
      reason: '',
      canRetry: true,
      started: null,
    };
    setSending((all) => [...all, paper]);
    const refusal = refusalOf(file, t);
    if (refusal !== null) refuse(paper.key, refusal, false);
    else await send(paper);
  };

  /** An unsent one counts among the six until the server forgets it, too. */
  const remove = ({ key, started }: SendingPaper) => {
    drop(key);
    if (started)
      client.mutate({ mutation: RemovePaperDocument, variables: { id: started.id } }).catch(() => undefined);
  };

  return { sending, add, again: send, remove };
}
