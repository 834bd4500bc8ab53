import { useTranslation } from 'react-i18next';
import { CsvExport } from '../../lists/csv-export';
import { Select } from '../../ui/forms/choices/select';
import { DayInput } from '../../ui/forms/day-input';
import { FilterTabs } from '../../ui/tables/filter-chips';
import { auditActs, auditOutcomes, type AuditAddress } from './use-audit-address';

/** REST's names of GraphQL's `act` and `outcome`. */
const inRest = (value: string | null): string | null => value?.toLowerCase().replaceAll('_', '-') ?? null;

export function AuditFilters({ address }: { address: AuditAddress }) {
  const { t } = useTranslation('audit');
  const { act, outcome, filter, from, until } = address;
  return (
    <div className="mb-4 grid gap-3">
      <FilterTabs
        label={t('filter.outcome')}
        choices={[
          { to: address.to({ outcome: null }), label: t('filter.everyOutcome'), current: !outcome },
          ...auditOutcomes.map((choice) => ({
            to: address.to({ outcome: choice.toLowerCase() }),
            label: t(`outcome.${choice}`),
            current: outcome === choice,
          })),
        ]}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('filter.act')}
          options={[
            { value: '', label: t('filter.everyAct') },
            ...auditActs.map((value) => ({ value, label: t(`act.${value}`) })),
          ]}
          value={act ?? ''}
          onChange={(event) => address.go({ act: event.target.value.toLowerCase() })}
          fieldClassName="min-w-56 flex-[1_1_14rem] sm:max-w-80"
        />
        <DayInput label={t('filter.from')} day={from} onChange={(day) => address.go({ from: day })} />
        <DayInput label={t('filter.until')} day={until} onChange={(day) => address.go({ until: day })} />
        <div className="ml-auto">
          <CsvExport
            path="/admin/audit.csv"
            query={{
              act: inRest(act),
              outcome: inRest(outcome),
              actorId: filter.actorId ?? null,
              subjectId: filter.subjectId ?? null,
              from: filter.from ?? null,
              until: filter.until ?? null,
            }}
          />
        </div>
      </div>
    </div>
  );
}
