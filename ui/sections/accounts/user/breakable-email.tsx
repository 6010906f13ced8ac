/** A long email address wraps after the "@". */
export function breakableEmail(email: string) {
  const domain = email.lastIndexOf('@') + 1;
  return (
    <span>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </span>
  );
}
