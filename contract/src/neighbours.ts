import { districts } from './places';

/** Each district with the neighbours that no earlier line names: 150 pairs, from general geography. */
const pairs: Readonly<Record<string, string>> = {
  Barguna: 'Bagerhat, Barishal, Jhalokati, Patuakhali, Pirojpur',
  Barishal: 'Bhola, Chandpur, Gopalganj, Jhalokati, Lakshmipur, Madaripur, Patuakhali, Pirojpur, Shariatpur',
  Bhola: 'Lakshmipur, Noakhali, Patuakhali',
  Jhalokati: 'Pirojpur',
  Pirojpur: 'Bagerhat, Gopalganj',
  Bandarban: "Chattogram, Cox's Bazar, Rangamati",
  Brahmanbaria: 'Cumilla, Habiganj, Kishoreganj, Narayanganj, Narsingdi',
  Chandpur: 'Cumilla, Lakshmipur, Munshiganj, Noakhali, Shariatpur',
  Chattogram: "Cox's Bazar, Feni, Khagrachhari, Noakhali, Rangamati",
  Cumilla: 'Feni, Munshiganj, Narayanganj, Noakhali',
  Feni: 'Noakhali',
  Khagrachhari: 'Rangamati',
  Lakshmipur: 'Noakhali',
  Dhaka: 'Faridpur, Gazipur, Manikganj, Munshiganj, Narayanganj, Tangail',
  Faridpur: 'Gopalganj, Madaripur, Magura, Manikganj, Munshiganj, Narail, Rajbari',
  Gazipur: 'Kishoreganj, Mymensingh, Narayanganj, Narsingdi, Tangail',
  Gopalganj: 'Bagerhat, Madaripur, Narail',
  Kishoreganj: 'Habiganj, Mymensingh, Narsingdi, Netrokona, Sunamganj',
  Madaripur: 'Munshiganj, Shariatpur',
  Manikganj: 'Pabna, Rajbari, Sirajganj, Tangail',
  Munshiganj: 'Narayanganj, Shariatpur',
  Narayanganj: 'Narsingdi',
  Rajbari: 'Jhenaidah, Kushtia, Magura, Pabna',
  Tangail: 'Jamalpur, Mymensingh, Sirajganj',
  Bagerhat: 'Khulna, Narail',
  Chuadanga: 'Jhenaidah, Kushtia, Meherpur',
  Jashore: 'Jhenaidah, Khulna, Magura, Narail, Satkhira',
  Jhenaidah: 'Kushtia, Magura',
  Khulna: 'Narail, Satkhira',
  Kushtia: 'Meherpur, Natore, Pabna, Rajshahi',
  Magura: 'Narail',
  Jamalpur: 'Bogura, Gaibandha, Kurigram, Mymensingh, Sherpur, Sirajganj',
  Mymensingh: 'Netrokona, Sherpur',
  Netrokona: 'Sunamganj',
  Bogura: 'Gaibandha, Joypurhat, Naogaon, Natore, Sirajganj',
  Chapainawabganj: 'Naogaon, Rajshahi',
  Joypurhat: 'Dinajpur, Gaibandha, Naogaon',
  Naogaon: 'Natore, Rajshahi',
  Natore: 'Pabna, Rajshahi, Sirajganj',
  Pabna: 'Sirajganj',
  Dinajpur: 'Gaibandha, Nilphamari, Panchagarh, Rangpur, Thakurgaon',
  Gaibandha: 'Kurigram, Rangpur',
  Kurigram: 'Lalmonirhat, Rangpur',
  Lalmonirhat: 'Nilphamari, Rangpur',
  Nilphamari: 'Panchagarh, Rangpur',
  Panchagarh: 'Thakurgaon',
  Habiganj: 'Moulvibazar, Sunamganj, Sylhet',
  Moulvibazar: 'Sylhet',
  Sunamganj: 'Sylhet',
};

const idOf = new Map(districts.map(({ name, id }) => [name, id]));

function neighbours(): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>(districts.map(({ id }) => [id, []]));
  for (const [name, others] of Object.entries(pairs))
    for (const other of others.split(', ')) {
      const [first, second] = [idOf.get(name) ?? 0, idOf.get(other) ?? 0];
      found.get(first)?.push(second);
      found.get(second)?.push(first);
    }
  return found;
}

const byDistrict = neighbours();

/** Empty for an unknown district. */
export function neighboursOf(districtId: number): readonly number[] {
  return byDistrict.get(districtId) ?? [];
}
