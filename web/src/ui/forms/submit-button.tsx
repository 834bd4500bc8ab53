import { Button, type ButtonProps } from '../button';

type SubmitButtonProps = Pick<ButtonProps, 'wide' | 'busy' | 'busyLabel' | 'children'>;

export function SubmitButton({ wide = 'phone', ...props }: SubmitButtonProps) {
  return <Button type="submit" variant="primary" wide={wide} {...props} />;
}
