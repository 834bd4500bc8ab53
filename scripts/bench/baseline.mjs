// The limit: bare node:http and pg, one prepared statement whose JSON PostgreSQL builds. A process of its own.
import { createServer } from 'node:http';
import pg from 'pg';

const PAGE = `
  with found as materialized (
    select profile.account_id as id, profile.experience, account.name
    from lawyer_practice_areas link
    join lawyer_profiles profile on profile.account_id = link.lawyer_id
    join accounts account on account.id = profile.account_id
    where link.practice_area_id = (select id from practice_areas where name = $1)
      and profile.district_id = (select id from districts where name = $2) and profile.verification = 'verified'
  ), page as (
    select * from found order by experience desc, lower(name) collate "C", id limit 10 offset $3
  )
  select json_build_object('total', (select count(*) from found), 'items',
    (select json_agg(json_build_object('id', page.id, 'name', page.name, 'experience', page.experience,
        'district', district.name, 'chamberName', profile.chamber_name, 'profilePic', profile.profile_pic,
        'practiceAreas', (select json_agg(area.name order by link.position)
          from lawyer_practice_areas link join practice_areas area on area.id = link.practice_area_id
          where link.lawyer_id = page.id))
      order by page.experience desc, lower(page.name) collate "C", page.id)
     from page join lawyer_profiles profile on profile.account_id = page.id
     left join districts district on district.id = profile.district_id))::text as answer`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });

async function answer(request, response) {
  const asked = new URL(request.url, 'http://baseline.invalid').searchParams;
  const values = [asked.get('area'), asked.get('district'), (Number(asked.get('page')) - 1) * 10];
  const { rows } = await pool.query({ name: 'page', text: PAGE, values });
  response.setHeader('Content-Type', 'application/json').end(rows[0].answer);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit(0));
