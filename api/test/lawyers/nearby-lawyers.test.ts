import { Client } from '../setup/client';
import { graphql, type TypeOf } from '../setup/graphql';
import { aLawyer } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

beforeAll(async () => {
  const rows: [name: string, district: string, practiceAreas: string][] = [
    ['Aminul Haque', 'Gazipur', 'Family Law'],
    ['Bilkis Begum', 'Tangail', 'Family Law'],
    ['Dilip Saha', 'Mymensingh', 'Tax Law'],
    ['Farhana Akter', 'Bhola', 'Family Law'],
    ...['Nasrin', 'Momena', 'Rashida', 'Shirin'].map((first): [string, string, string] => [
      `${first} Sultana`,
      'Narsingdi',
      'Family Law',
    ]),
  ];
  for (const [name, district, practiceAreas] of rows) {
    const { client } = await aLawyer(app, {}, name);
    await client.rest('PUT', '/lawyers/profile', { district, practiceAreas, bio: `${name} at work` });
  }
});

async function nearby(filter: TypeOf<'LawyerFilter'>): Promise<{ districts: string[]; names: string[] }> {
  const { nearbyLawyers } = await new Client(app.origin).query(
    graphql(
      `query ($filter: LawyerFilter!) { nearbyLawyers(filter: $filter) { districts lawyers { id name district } } }`,
    ),
    { filter },
  );
  const { districts, lawyers } = nearbyLawyers as { districts: string[]; lawyers: { name: string }[] };
  return { districts, names: lawyers.map(({ name }) => name).sort() };
}

describe('lawyers of neighbouring districts', () => {
  it('are those of the districts that border on one with few lawyers', async () => {
    const { districts, names } = await nearby({ district: 'gazipur' });
    expect(districts.sort()).toEqual(
      ['Dhaka', 'Kishoreganj', 'Mymensingh', 'Narayanganj', 'Narsingdi', 'Tangail'].sort(),
    );
    expect(names).toHaveLength(6);
    expect(names).not.toContain('Aminul Haque');
    expect(names).not.toContain('Farhana Akter');
  });

  it('meet the rest of the filter', async () => {
    expect((await nearby({ district: 'Gazipur', practiceArea: 'Tax Law' })).names).toEqual(['Dilip Saha']);
    expect((await nearby({ district: 'Gazipur', matter: 'family' })).names).toHaveLength(5);
    expect((await nearby({ district: 'Gazipur', search: 'Bilkis' })).names).toEqual(['Bilkis Begum']);
  });

  it('are found for the district that the words of a search name', async () => {
    const { districts, names } = await nearby({ search: 'গাজীপুরে করের উকিল' });
    expect(districts).toContain('Tangail');
    expect(names).toEqual(['Dilip Saha']);
  });

  it('are left out where the district has more than three', async () => {
    const { districts, names } = await nearby({ district: 'Narsingdi' });
    expect(districts).toContain('Gazipur');
    expect(names).toEqual([]);
  });

  it('are nobody without a district', async () => {
    for (const filter of [{}, { district: 'Atlantis' }, { search: 'Bilkis' }])
      expect(await nearby(filter)).toEqual({ districts: [], names: [] });
  });
});
