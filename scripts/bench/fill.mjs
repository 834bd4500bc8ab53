import pg from 'pg';

const GIVEN_NAMES =
  'Abdul,Ayesha,Farhana,Habibur,Imran,Jahanara,Kamal,Mahmuda,Nusrat,Rezaul,Salma,Shahana,Tanvir,Zakir,Rafiq,Sabina';
const FAMILY_NAMES =
  'Ahmed,Akter,Begum,Chowdhury,Haque,Hossain,Islam,Jahan,Karim,Khan,Miah,Momin,Parveen,Rahman,Sarkar,Uddin';

const AREA = '(1 + (one + place * (1 + two % 6)) % 21)::smallint';
const DEGREE = "(array['LL.B. (Hons)', 'LL.M.'])[place + 1]";
const YEAR = '1980 + one % 40';

/** Their triggers carry and count row by row what the statements below write at once. */
const TABLES = ['lawyer_profiles', 'lawyer_practice_areas', 'education'];

/**
 * Every row has two pseudo-random numbers, the same in every run: hashint4 of the row's number, as a whole number from 0.
 * Every fifth lawyer works in Dhaka (14 in the list), the rest anywhere; 19 of 20 are verified.
 */
const STATEMENTS = [
  `create temporary table made as
     select n, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
       abs(hashint4(n)::bigint) as one, abs(hashint4(n + 900000000)::bigint) as two
     from generate_series(1, $1::int) n`,
  `insert into accounts (id, role, name, email, password_hash, created_at)
     select id, 'lawyer',
       'Advocate ' || (string_to_array('${GIVEN_NAMES}', ','))[1 + one % 16] || ' '
         || (string_to_array('${FAMILY_NAMES}', ','))[1 + two % 16],
       'lawyer' || n || '@bench.test', 'none', now() - n * interval '1 minute'
     from made`,
  `insert into lawyer_profiles (account_id, license_number, experience, chamber_name, chamber_address, bio, district_id,
       verification, verified_at, name, name_key, practice_area_ids, education, words)
     select account.id, 'BENCH-' || n, one % 41, chamber, two % 300 || ' Court Road', bio,
       case when two % 5 = 0 then (select id from districts where name = 'Dhaka') else 1 + one / 64 % 64 end,
       case when n % 20 = 0 then 'pending' else 'verified' end,
       case when n % 20 <> 0 then now() - n * interval '1 second' end,
       name, lower(name), array(select ${AREA} from generate_series(0, 2) place),
       (select json_agg(json_build_object('degree', ${DEGREE}, 'university', 'University of Dhaka', 'year', ${YEAR})
         order by place) from generate_series(0, 1) place), directory_words_of(name, chamber, bio)
     from made join accounts account using (id), lateral (select 'Chamber ' || two % 500 as chamber,
       'Appears before the courts of the district and advises families and firms. File ' || n || '.' as bio) texts`,
  'select recount_directory_words()',
  `insert into lawyer_practice_areas (lawyer_id, practice_area_id, position, listed, district_id, experience, name_key,
       verified_at)
     select account_id, practice_area_ids[place], place - 1, verification = 'verified', district_id, experience, name_key,
       verified_at
     from lawyer_profiles, generate_series(1, 3) place`,
  `insert into education (id, lawyer_id, position, degree, university, year)
     select gen_random_uuid(), id, place, ${DEGREE}, 'University of Dhaka', ${YEAR}
     from made, generate_series(0, 1) place`,
  'select recount_listed_lawyers()',
];

/** Fills a migrated, empty database with lawyers and analyses it, as autovacuum does in a running one. */
export async function fillWithLawyers(databaseUrl, lawyers) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
    for (const statement of STATEMENTS)
      await client.query(statement, statement.includes('$1') ? [lawyers] : []);
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
