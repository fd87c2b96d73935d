/** Key of every mutation that ends in a session: the sign-in pages wait for them before they redirect. */
export const signInKey = ['sign-in'];
