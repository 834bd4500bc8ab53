import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Formats bytes: "860 KB", "1.5 MB". */
export function useSize(): (bytes: number) => string {
  const { t, i18n } = useTranslation('room');
  const numberOf = (value: number) => formatNumber(value, i18n.language);
  return (bytes) => {
    if (bytes < kilobyte) return t('documents.size.bytes', { number: numberOf(bytes) });
    if (bytes < megabyte)
      return t('documents.size.kilobytes', { number: numberOf(Math.round(bytes / kilobyte)) });
    const megabytes = bytes / megabyte;
    return t('documents.size.megabytes', {
      number: numberOf(megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)),
    });
  };
}
