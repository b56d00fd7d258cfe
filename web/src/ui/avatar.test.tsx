import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

it('shows an image, the letters of the name in place of a broken one, and the next image again', () => {
  const { container, rerender } = render(<Avatar name="Mira Lindqvist" src="/media/first" />);
  const image = () => container.querySelector('img');
  const letters = () => container.textContent;
  expect(image()?.getAttribute('src')).toBe('/media/first');
  fireEvent.error(image() ?? container);
  expect([image(), letters()]).toEqual([null, 'ML']);
  rerender(<Avatar name="Mira Lindqvist" src="/media/second" />);
  expect(image()?.getAttribute('src')).toBe('/media/second');
  rerender(<Avatar name="Mira Lindqvist" src={null} />);
  expect(letters()).toBe('ML');
});
