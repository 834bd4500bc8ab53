import { MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { phoneText } from '../../../i18n/phone-text';
import { useMapAddress } from '../../../ui/use-map-address';
import { Panel } from '../../../ui/panel';
import { ExternalLink } from '../../../ui/text-link';
import type { LawyerContact_CaseFragment } from './generated/lawyer-contact';
import { usePersonName } from '../../../i18n/use-person-name';
import { useOwnText } from '../../../i18n/use-own-text';

graphql(`
  fragment LawyerContact_case on Case {
    id
    lawyer {
      id
      name
      nameBangla
      clientPhone
      chamberName
      chamberNameBangla
      chamberAddress
      chamberAddressBangla
      district
    }
  }
`);

const linkClass = 'inline-flex min-h-11 items-center gap-2';
const iconClass = 'size-5 shrink-0';

interface LawyerContactProps {
  legalCase: FragmentType<LawyerContact_CaseFragment>;
  actions: ReactNode;
}

/** For an accepted case; nothing without phone, address and acts. */
export function LawyerContact({ legalCase, actions }: LawyerContactProps) {
  const { t } = useTranslation(['casePage', 'room', 'shared']);
  const nameOf = usePersonName();
  const mapAddress = useMapAddress();
  const textOf = useOwnText();
  const { lawyer } = readFragment<LawyerContact_CaseFragment>(legalCase);
  const isReachable = lawyer?.clientPhone || lawyer?.chamberAddress || lawyer?.chamberAddressBangla;
  if (!lawyer || (!isReachable && !actions)) return null;
  const name = nameOf(lawyer);
  const { clientPhone, chamberAddress, district } = lawyer;
  const chamber = textOf(lawyer.chamberName, lawyer.chamberNameBangla);
  const address = textOf(chamberAddress, lawyer.chamberAddressBangla);
  return (
    <Panel title={t('client.contact.title')}>
      <div className="grid gap-x-8 gap-y-4 sm:max-[1100px]:grid-cols-2">
        <div>
          <p className="font-semibold">{name}</p>
          {clientPhone ? (
            <ul className="flex flex-wrap gap-x-6">
              <li>
                <ExternalLink href={`tel:${clientPhone}`} className={linkClass}>
                  <Phone aria-hidden className={iconClass} strokeWidth={1.75} />
                  <span className="sr-only">{t('client.contact.call', { name })}</span>
                  <span className="whitespace-nowrap">{phoneText(clientPhone)}</span>
                </ExternalLink>
              </li>
              <li className="print:hidden">
                <ExternalLink href={`https://wa.me/${clientPhone.replace('+', '')}`} className={linkClass}>
                  <MessageCircle aria-hidden className={iconClass} strokeWidth={1.75} />
                  {t('client.contact.whatsapp')}
                </ExternalLink>
              </li>
            </ul>
          ) : (
            <p className="text-ink-2">{t('client.contact.noPhone')}</p>
          )}
        </div>
        {address && (
          <div>
            <p lang={chamber?.lang} className="font-semibold">
              {chamber?.text ?? t('client.contact.chamber')}
            </p>
            <p lang={address.lang} className="whitespace-pre-line">
              {address.text}
            </p>
            <ExternalLink
              href={mapAddress(
                [(chamberAddress ?? address.text).replace(/\s*\n\s*/g, ', '), district]
                  .filter(Boolean)
                  .join(', '),
              )}
              rel="noreferrer"
              className={`${linkClass} print:hidden`}
            >
              <MapPin aria-hidden className={iconClass} strokeWidth={1.75} />
              {t('client.contact.map')}
            </ExternalLink>
          </div>
        )}
      </div>
      {actions && <div className="mt-4 flex flex-wrap gap-2 print:hidden">{actions}</div>}
    </Panel>
  );
}
