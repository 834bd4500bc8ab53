// The baseline, as a process of its own: bare node:http and pg, one prepared statement whose JSON PostgreSQL builds.
import { createServer } from 'node:http';
import pg from 'pg';

const PAGE = `
  with asked as materialized (
    select (select id from practice_areas where name = $1) as area, (select id from districts where name = $2) as district
  ), page as materialized (
    select lawyer_id as id, row_number() over () as place from (
      select lawyer_id from lawyer_practice_areas
      where listed and practice_area_id = (select area from asked) and district_id = (select district from asked)
      order by experience desc, name_key, lawyer_id limit 10 offset $3) sorted
  )
  select json_build_object(
    'total', (select count(*) from lawyer_practice_areas
      where listed and practice_area_id = (select area from asked) and district_id = (select district from asked)),
    'items', (select json_agg(json_build_object('id', page.id, 'name', account.name,
        'experience', profile.experience, 'district', district.name, 'chamberName', profile.chamber_name,
        'profilePic', profile.profile_pic,
        'practiceAreas', (select json_agg(area.name order by link.position)
          from lawyer_practice_areas link join practice_areas area on area.id = link.practice_area_id
          where link.lawyer_id = page.id)) order by page.place)
      from page join lawyer_profiles profile on profile.account_id = page.id
      join accounts account on account.id = page.id
      left join districts district on district.id = profile.district_id))::text as answer`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });

async function respond(request, response) {
  const parameters = new URL(request.url, 'http://baseline.invalid').searchParams;
  const values = [
    parameters.get('area'),
    parameters.get('district'),
    (Number(parameters.get('page')) - 1) * 10,
  ];
  const { rows } = await pool.query({ name: 'page', text: PAGE, values });
  response.setHeader('Content-Type', 'application/json').end(rows[0].answer);
}

const server = createServer((request, response) => {
  respond(request, response).catch((error) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit(0));
