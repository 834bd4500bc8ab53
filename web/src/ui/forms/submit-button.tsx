import { Button, type ButtonProps } from '../button';

type SubmitButtonProps = Pick<ButtonProps, 'wide' | 'busy' | 'busyLabel' | 'children'>;

/** The button that sends a form; full width on phones. */
export function SubmitButton({ wide = 'phone', ...props }: SubmitButtonProps) {
  return <Button type="submit" variant="primary" wide={wide} {...props} />;
}
