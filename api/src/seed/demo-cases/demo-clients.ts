import { demoId } from '../stable-number';

/** A client of the demo data. Days are counted back from the time of seeding. */
export interface DemoClient {
  readonly id: string;
  readonly name: string;
  /** Empty for one who signs in by phone. */
  readonly email: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly registeredDaysAgo: number;
}

function client(
  registeredDaysAgo: number,
  email: string,
  name: string,
  phone: string | null,
  address: string | null,
): DemoClient {
  return { id: demoId('account', email || name), name, email, phone, address, registeredDaysAgo };
}

/** The demo clients; Rafiqul Islam is the client of the demo login. */
export const DEMO_CLIENTS: readonly DemoClient[] = [
  client(
    431,
    'client@ainsathi.test',
    'Rafiqul Islam',
    '+8801700000201',
    'House 22, Road 7, Mirpur 11, Dhaka 1216',
  ),
  client(428, 'salma.akter@ainsathi.test', 'Salma Akter', '+8801700000202', 'Savar Bazar Road, Savar, Dhaka'),
  client(
    420,
    'biplob.sarkar@ainsathi.test',
    'Biplob Sarkar',
    '+8801700000203',
    '14 Nawab Street, Wari, Dhaka 1203',
  ),
  client(402, 'hasina.banu@ainsathi.test', 'Hasina Banu', null, 'Shahjadpur, Gulshan, Dhaka 1212'),
  client(391, 'monirul.haque@ainsathi.test', 'Monirul Haque', '+8801700000205', 'Kandirpar, Cumilla 3500'),
  client(
    410,
    'teresa.costa@ainsathi.test',
    'Teresa Costa',
    '+8801700000206',
    'Monipuripara, Tejgaon, Dhaka 1215',
  ),
  client(240, 'shahin.miah@ainsathi.test', 'Md. Shahin Miah', '+8801700000207', 'Konabari, Gazipur 1700'),
  client(
    360,
    'nasrin.jahan@ainsathi.test',
    'Nasrin Jahan Lata',
    '+8801700000208',
    'Halishahar, Chattogram 4216',
  ),
  client(272, 'prodip.dutta@ainsathi.test', 'Prodip Dutta', '+8801700000209', 'Subid Bazar, Sylhet 3100'),
  client(12, 'tania.islam@ainsathi.test', 'Tania Islam', null, null),
  // Signs in by phone alone: the code is at /dev/outbox.
  client(9, '', 'Rokeya Begum', '+8801700000215', 'Trishal, Mymensingh'),
  // As long as real addresses get: what shows them has to have room.
  client(
    318,
    'mohammad.shahidul.islam.bhuiyan@ainsathi.test',
    'Mohammad Shahidul Islam Bhuiyan',
    '+8801700000211',
    'Flat 5-B, House 112/A (opposite Bashundhara Model School), Road 14, Block C, Bashundhara Residential Area, Vatara, Dhaka 1229',
  ),
  client(
    296,
    'mst.umme.habiba@ainsathi.test',
    'Mosammat Umme Habiba Chowdhury Ferdousi',
    '+8801700000212',
    'Boalia, Rajshahi 6000',
  ),
];
