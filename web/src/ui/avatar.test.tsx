import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

it('shows a picture, the letters of the name in place of a broken one, and the next picture again', () => {
  const { container, rerender } = render(<Avatar name="Mira Lindqvist" src="/media/first" />);
  const picture = () => container.querySelector('img');
  const letters = () => container.textContent;
  expect(picture()?.getAttribute('src')).toBe('/media/first');
  fireEvent.error(picture() ?? container);
  expect([picture(), letters()]).toEqual([null, 'ML']);
  rerender(<Avatar name="Mira Lindqvist" src="/media/second" />);
  expect(picture()?.getAttribute('src')).toBe('/media/second');
  rerender(<Avatar name="Mira Lindqvist" src={null} />);
  expect(letters()).toBe('ML');
});
