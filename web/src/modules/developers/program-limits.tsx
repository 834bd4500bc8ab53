import {
  operationLimits,
  pageSizes,
  partnerRequestsPerMinute,
  requestLimits,
} from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { useSite } from '../../routing/site';

export function ProgramLimits() {
  const { t, i18n } = useTranslation('developers');
  const { publicRateLimit } = useSite();
  const number = (value: number) => formatNumber(value, i18n.language);
  const { depth, aliases, tokens, batch } = operationLimits;
  const { visitor, account } = requestLimits;
  const rows = [
    ...(publicRateLimit
      ? [[t('limits.requests'), t('limits.requestsValue', { number: number(publicRateLimit) })] as const]
      : []),
    [t('limits.key'), t('limits.keyValue', { number: number(partnerRequestsPerMinute) })],
    [
      t('limits.pages'),
      t('limits.pagesValue', { standard: number(pageSizes.public), largest: number(pageSizes.largest) }),
    ],
    [
      t('limits.operation'),
      t('limits.operationValue', {
        depth: number(depth),
        aliases: number(aliases),
        tokens: number(tokens),
      }),
    ],
    [
      t('limits.request'),
      t('limits.requestValue', {
        batch: number(batch),
        rootFields: number(requestLimits.rootFields),
        visitorCost: number(visitor.cost),
        visitorRows: number(visitor.rows),
        cost: number(account.cost),
        rows: number(account.rows),
      }),
    ],
    [t('limits.sockets'), t('limits.socketsValue')],
    [t('limits.browsers'), t('limits.browsersValue')],
  ] as const;
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="border-t border-line py-3 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-6"
        >
          <dt className="font-medium">{name}</dt>
          <dd className="text-ink-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
