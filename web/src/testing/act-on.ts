import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';

/** Opens the menu of what can be done with the person whose page this is. */
export async function openActs(person: ReturnType<typeof userEvent.setup>): Promise<void> {
  await person.click(await screen.findByRole('button', { name: 'Act' }));
  await screen.findByRole('menu');
}

/** Chooses one of them. */
export async function actOn(person: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  await openActs(person);
  await person.click(screen.getByRole('menuitem', { name }));
}
