import { useMutation } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { useToastedAct } from '../../graphql/use-act';
import type { Language } from '../../graphql/generated/schema-types';
import { Button } from '../../ui/button';
import { CreatePrivateLinkDocument } from './generated/receipt-links';

graphql(`
  mutation CreatePrivateLink($input: PrivateLinkInput!) {
    createPrivateLink(input: $input) {
      link {
        path
      }
    }
  }
`);

/** The server responds with a file, so the page stays. */
function follow(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.click();
}

export function ReceiptLinks({ paymentId, number }: { paymentId: string; number: string }) {
  const { t } = useTranslation('fees');
  const { isBusy, act } = useToastedAct(t('receipt.failed'));
  const [create] = useMutation(CreatePrivateLinkDocument);
  const download = async (language: Language) => {
    if (isBusy) return;
    await act(async () => {
      const input = { kind: 'RECEIPT', id: paymentId, disposition: 'DOWNLOAD', language } as const;
      const { data } = await create({ variables: { input } });
      if (data) follow(data.createPrivateLink.link.path);
    });
  };
  return (
    <div className="grid gap-1">
      <p className="font-medium">
        {t('receipt.receipt')} <span lang="en">{number}</span>
      </p>
      <div className="-ml-2.5 flex flex-wrap items-center print:hidden">
        {(['EN', 'BN'] as const).map((language) => (
          <Button
            key={language}
            variant="text"
            size="small"
            icon={Download}
            onClick={() => void download(language)}
          >
            <span className="sr-only">{t('receipt.download')} </span>
            {t(language === 'EN' ? 'receipt.english' : 'receipt.bangla')}
          </Button>
        ))}
      </div>
    </div>
  );
}
