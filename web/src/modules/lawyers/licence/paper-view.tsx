import { useMutation } from '@apollo/client/react';
import { ExternalLink, RotateCw, ZoomIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { Button, buttonClass } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { OpenPaperDocument } from './generated/paper-view';

graphql(`
  mutation OpenPaper($id: ID!) {
    createPrivateLink(input: { kind: LICENCE_PAPER, id: $id }) {
      link {
        path
      }
    }
  }
`);

const mostZoom = 3;
/** A little less than the link is valid: a later press would open an error. */
const linkMilliseconds = 4.5 * 60_000;

/** In a square, in which a turned photo has the same room. */
function Photo({ path, label, onFailed }: { path: string; label: string; onFailed: () => void }) {
  const { t } = useTranslation('verification');
  const [turn, setTurn] = useState(0);
  const [zoom, setZoom] = useState(1);
  const size = `${zoom * 100}%`;
  return (
    <>
      <div
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
        tabIndex={0}
        aria-label={label}
        className="aspect-square max-h-[85dvh] w-full overflow-auto rounded-field border border-line bg-sunken"
      >
        <img
          src={path}
          alt={label}
          onError={onFailed}
          className="max-w-none object-contain"
          style={{ width: size, height: size, rotate: `${turn * 90}deg` }}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={RotateCw} onClick={() => setTurn(turn + 1)}>
          {t('papers.turn')}
        </Button>
        <Button size="small" icon={ZoomIn} onClick={() => setZoom((zoom % mostZoom) + 1)}>
          {t('papers.zoom')}
        </Button>
      </div>
    </>
  );
}

interface PaperViewProps {
  id: string;
  type: string | null;
  label: string;
}

/** A paper in full width, opened by a press: each opening is audited, and the public reads which papers were seen. */
export function PaperView({ id, type, label }: PaperViewProps) {
  const { t } = useTranslation('verification');
  const [open, { data, error, loading, reset }] = useMutation(OpenPaperDocument, { variables: { id } });
  const path = data?.createPrivateLink.link.path;
  useEffect(
    function forgetLink() {
      if (path === undefined || type === 'image/webp') return undefined;
      const timer = setTimeout(reset, linkMilliseconds);
      return () => clearTimeout(timer);
    },
    [path, type, reset],
  );
  return (
    <li className="grid gap-2">
      <h3>{label}</h3>
      {error && (
        <FormMessage tone="failure" title={t('papers.openFailed')}>
          {errorReason(error)}
        </FormMessage>
      )}
      {path === undefined ? (
        <Button
          className="justify-self-start"
          busy={loading}
          busyLabel={t('papers.opening')}
          onClick={() => void open().catch(() => undefined)}
        >
          {t('papers.show')}
          <span className="sr-only"> {label}</span>
        </Button>
      ) : type === 'image/webp' ? (
        <Photo path={path} label={label} onFailed={reset} />
      ) : (
        <a href={path} target="_blank" rel="noreferrer" className={`${buttonClass({})} justify-self-start`}>
          <ExternalLink aria-hidden className="size-[1.15em] shrink-0" strokeWidth={2} />
          {t('papers.openPdf')}
          <span className="sr-only"> {label}</span>
        </a>
      )}
    </li>
  );
}
