// The baseline, as a separate process: bare node:http and pg, one prepared statement an answer whose JSON PostgreSQL builds.
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

const LAWYER = `
  select json_build_object('id', profile.account_id, 'name', profile.name, 'experience', profile.experience,
    'district', profile.district_id, 'chamberName', profile.chamber_name, 'bio', profile.bio,
    'practiceAreas', profile.practice_area_ids, 'education', profile.education)::text as answer
  from lawyer_profiles profile where profile.account_id = $1 and profile.verification = 'verified'`;

const POSTS = `
  select json_build_object('total', (select count(*) from blogs), 'items', (
    select json_agg(json_build_object('id', page.id, 'title', page.title, 'image', page.image,
      'preview', left(page.content, 150), 'author', author.name, 'createdAt', page.created_at)
      order by page.created_at desc, page.id desc)
    from (select * from blogs order by created_at desc, id desc limit 10 offset $1) page
    left join accounts author on author.id = page.author_id))::text as answer`;

const CASES = `
  select json_build_object('total', (select count(*) from cases where client_id = $1), 'items', (
    select json_agg(json_build_object('id', page.id, 'title', page.title, 'status', page.status,
      'lawyer', profile.name, 'createdAt', page.created_at) order by page.created_at desc, page.id desc)
    from (select * from cases where client_id = $1 order by created_at desc, id desc limit 10) page
    left join lawyer_profiles profile on profile.account_id = page.lawyer_id))::text as answer`;

const STATEMENTS = {
  '/': { name: 'page', text: PAGE, values: ({ area, district, page }) => [area, district, (page - 1) * 10] },
  '/lawyer': { name: 'lawyer', text: LAWYER, values: ({ id }) => [id] },
  '/posts': { name: 'posts', text: POSTS, values: ({ page }) => [(page - 1) * 10] },
  '/cases': { name: 'cases', text: CASES, values: ({ client }) => [client] },
};

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });

async function respond(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://baseline.invalid');
  const { name, text, values } = STATEMENTS[pathname];
  const { rows } = await pool.query({ name, text, values: values(Object.fromEntries(searchParams)) });
  response.setHeader('Content-Type', 'application/json').end(rows[0].answer);
}

const server = createServer((request, response) => {
  respond(request, response).catch((error) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit(0));
