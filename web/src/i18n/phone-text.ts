/** "+880 1712-345678" from the stored E.164 of a Bangladeshi mobile; other numbers as they are. */
export function phoneText(phone: string): string {
  return phone.replace(/^\+880(\d{4})(\d{6})$/, '+880 $1-$2');
}
