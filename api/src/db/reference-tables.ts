import { matters } from '@ainsathi/contract/matters';
import { districts, practiceAreas } from '@ainsathi/contract/places';

interface Database {
  query: (sql: string, parameters: unknown[]) => Promise<unknown>;
}

/** Updates the tables to the contract; safe in concurrent processes. Other rows stay, because lawyers may refer to them. */
export async function updateReferenceTables(database: Database): Promise<void> {
  await database.query(
    `insert into practice_areas (id, name, slug)
     select id, name, slug from json_to_recordset($1) as area (id smallint, name text, slug text)
     except select id, name, slug from practice_areas
     on conflict (id) do update set name = excluded.name, slug = excluded.slug`,
    [JSON.stringify(practiceAreas)],
  );
  await database.query(
    `insert into districts (id, name, name_bangla, division, slug, aliases)
     select id, name, "nameBangla", division, slug, array(select json_array_elements_text(aliases))
     from json_to_recordset($1) as district
       (id smallint, name text, "nameBangla" text, division text, slug text, aliases json)
     except select id, name, name_bangla, division, slug, aliases from districts
     on conflict (id) do update set name = excluded.name, name_bangla = excluded.name_bangla,
       division = excluded.division, slug = excluded.slug, aliases = excluded.aliases`,
    [JSON.stringify(districts)],
  );
  const pairs = matters.flatMap(({ slug, practiceAreas: names }) =>
    practiceAreas.filter(({ name }) => names.some((one) => one === name)).map(({ id }) => ({ slug, id })),
  );
  await database.query('select replace_matters($1, $2)', [
    pairs.map(({ slug }) => slug),
    pairs.map(({ id }) => id),
  ]);
}
