import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProfilePicture } from './profile-picture.tsx';

it('shows an image, the letters of the name in place of a broken one, and the next image again', () => {
  const { container, rerender } = render(<ProfilePicture name="Mira Lindqvist" src="/media/first" />);
  const image = () => container.querySelector('img');
  const letters = () => container.textContent;
  expect(image()?.getAttribute('src')).toBe('/media/first');
  fireEvent.error(image() ?? container);
  expect([image(), letters()]).toEqual([null, 'ML']);
  rerender(<ProfilePicture name="Mira Lindqvist" src="/media/second" />);
  expect(image()?.getAttribute('src')).toBe('/media/second');
  rerender(<ProfilePicture name="Mira Lindqvist" src={null} />);
  expect(letters()).toBe('ML');
});
