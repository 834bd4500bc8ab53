import { useRef, useState } from 'react';
import { Badge } from '../badge';
import { Button } from '../button';
import { ArticleCardsSkeleton, CoverCardsSkeleton, LawyerCardsSkeleton } from '../states/card-skeletons';
import { EmptyState } from '../states/empty-state';
import { ErrorState } from '../states/error-state';
import { FilterOffers, FilterTabs } from '../tables/filter-chips';
import { Pagination } from '../tables/pagination';
import { ColumnsSkeleton, FormSectionsSkeleton, PanelSkeleton } from '../states/panel-skeletons';
import { PhaseMeter } from '../progress/phase-meter';
import { QueryView } from '../states/query-view';
import { SearchBox } from '../forms/search-box';
import { FormSkeleton, TableSkeleton, TextSkeleton } from '../states/skeleton';
import { SortableHeader } from '../tables/sortable-header';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../tables/table';
import { Specimen } from './specimen';

function Filters() {
  const after = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <FilterOffers
        label="Practice areas"
        offers={[{ to: '?area=property', label: 'Property Law', count: 20 }]}
        after={after}
      />
      <p ref={after} tabIndex={-1}>
        20 lawyers
      </p>
    </>
  );
}

const rows = [
  { id: '1', title: 'Partition of ancestral land in Savar', client: 'Rafiqul Islam' },
  { id: '2', title: 'Heba deed challenged', client: 'Shirin Sultana', state: 'edit' as const },
];

function CasesTable() {
  return (
    <Table label="Cases">
      <TableHead>
        <SortableHeader to="?sort=title" direction="ascending" actionLabel="Sort by case">
          Case
        </SortableHeader>
        <SortableHeader to="?sort=client" direction={null} actionLabel="Sort by client">
          Client
        </SortableHeader>
        <TableHeader>Status</TableHeader>
        <TableHeader end>Actions</TableHeader>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} state={row.state}>
            <TableCell wide className="font-semibold">
              {row.title}
            </TableCell>
            <TableCell label="Client">{row.client}</TableCell>
            <TableCell label="Status">
              <Badge tone="hearings">Hearing 2</Badge>
              <div className="mt-2">
                <PhaseMeter reached={4} name="Hearings" label="Phase 4 of 6: Hearings" />
              </div>
            </TableCell>
            <TableCell actions end>
              <Button size="small">Open case</Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Reloading() {
  const [loading, setLoading] = useState(false);
  return (
    <div>
      <Button onClick={() => setLoading(!loading)} className="mb-3">
        Reload
      </Button>
      <QueryView
        result={{ data: rows, loading, refetch: () => setLoading(true) }}
        loading={() => <TableSkeleton label="Loading" />}
        error={(failure, retry) => (
          <ErrorState title={failure.message} description="" retryLabel="Try again" onRetry={retry} />
        )}
        isEmpty={(data) => data.length === 0}
        empty={() => <EmptyState title="No cases" />}
      >
        {(data) => <p>{data.length} cases</p>}
      </QueryView>
    </div>
  );
}

/** Tables, filters, pages and the states of a list. */
export function ListSpecimens() {
  const [query, setQuery] = useState('');
  return (
    <>
      <Specimen title="Lists">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <FilterTabs
            label="Cases by state"
            choices={[
              { to: '?', label: 'All', count: 38, current: true },
              { to: '?group=TO_ANSWER', label: 'To answer', count: 3 },
            ]}
          />
          <SearchBox
            label="Search cases"
            placeholder="Case, client or transaction ID"
            name="q"
            value={query}
            onSearch={setQuery}
            className="md:max-w-85"
          />
        </div>
        <CasesTable />
        <Pagination
          page={3}
          pageCount={19}
          pathFor={(page) => `?page=${page}`}
          label="Pages"
          range="21 to 30 of 184"
        />
        <Filters />
        <Reloading />
      </Specimen>
      <Specimen title="Loading">
        <TableSkeleton label="Loading the cases" rows={2} />
        <LawyerCardsSkeleton label="Loading the lawyers" rows={2} />
        <ArticleCardsSkeleton label="Loading the articles" rows={3} />
        <CoverCardsSkeleton label="Loading the blogs" rows={3} />
        <ColumnsSkeleton side={<PanelSkeleton rows={2} />}>
          <PanelSkeleton />
        </ColumnsSkeleton>
        <FormSkeleton label="Loading the form" rows={2} />
        <FormSectionsSkeleton label="Loading the profile" sections={[1, 2]} />
        <TextSkeleton label="Loading the article" rows={3} />
      </Specimen>
      <Specimen title="Empty and error">
        <div className="grid gap-4 md:grid-cols-2">
          <EmptyState
            title="No cases"
            description="Find a lawyer, say what happened, and follow the case here."
            action={<Button>Find Lawyers</Button>}
          />
          <ErrorState
            title="The cases could not be loaded"
            description="Nothing was changed or lost. The connection may have dropped."
            retryLabel="Try again"
            reference="Reference 7f3a-91c2"
            onRetry={() => setQuery('')}
          />
        </div>
      </Specimen>
    </>
  );
}
