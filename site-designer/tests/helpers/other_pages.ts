/** Pages that we did not make, as people bring them: each with its own habits. */
export const otherPages = {
  /** Landmarks, sections with ids, a style sheet with tokens, structured data. */
  bakery: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Old Mill Bakery | Bread in Kent</title>
<style>
:root { --primary: #8a4b2a; --radius: 4px }
h1 { font-size: 3rem } .btn { background: var(--primary) }
</style>
<script type="application/ld+json">{ "@type": "Bakery", "name": "Old Mill Bakery", "telephone": "01227 555 0101" }</script>
</head>
<body>
<header><a class="logo" href="/">Old Mill Bakery</a>
  <nav><ul>
    <li><a href="#bread">Bread</a></li>
    <li><a href="#prices">Prices</a></li>
    <li><a href="#contact">Contact</a></li>
  </ul></nav>
  <a class="btn" href="tel:+4412275550101">Call us</a>
</header>
<main>
<section class="hero"><h1>Bread from the Old Mill</h1><p>We bake <em>every</em> morning. Come early. It sells out.</p></section>
<section id="bread" class="bread"><h2>Our bread</h2>
  <ul><li>Rye<li>Spelt<li>White tin</ul>
  <img src="loaf.jpg" alt="A loaf on a board">
</section>
<section id="prices"><h2>Prices</h2>
  <table><tr><td>Rye</td><td>£3.40</td></tr><tr><td>Spelt</td><td>£3.80</td></tr></table>
</section>
<section id="contact"><h2>Contact</h2><p>Ring 01227 555 0101 or write.</p>
  <form action="/send" method="post">
    <p><label>Name <input name="name"></label></p>
    <p><label>Message <textarea name="message"></textarea></label></p>
    <button type="submit">Send</button>
  </form>
  <a class="btn" href="tel:+4412275550101">Call us</a>
</section>
</main>
<footer><p>&copy; Old Mill Bakery</p></footer>
</body>
</html>
`,
  /** Nothing but boxes and class names, on few lines, with a style sheet from elsewhere. */
  boxes: `<!doctype html><html><head><title>Gym 24</title><link rel=stylesheet href=site.css></head><body><div id=wrapper><div class="top-bar"><div class="brand">Gym 24</div><a class="nav-link" href="#plans">Plans</a></div><div class="jumbotron"><h1>Train at night</h1><a class="button button--primary" href="#join">Join now</a></div><div class="pricing-table" id="plans"><h3>Pricing plans</h3><div class="row"><div class="col"><h4>Day</h4><p>€9</p></div><div class="col"><h4>Month</h4><p>€39</p></div></div></div><div class="reviews"><h3>What members say</h3><p>"Open when I am."</p></div><div class="bottom">Gym 24, Porto</div></div></body></html>`,
  /** Hand-written long ago: upper case, no landmarks, a table for the hours, tags that do not nest. */
  old: `<HTML><HEAD><TITLE>Kaya Oto Servis</TITLE></HEAD>
<BODY BGCOLOR=white>
<CENTER><H1>Kaya Oto Servis</H1></CENTER>
<P>1992'den beri Bursa'da hizmetinizdeyiz. Her marka araca bakarız.
<H2>Hizmetler</H2>
<UL>
<LI>Motor bakımı
<LI>Fren
</UL>
<B>Telefon: <I>0224 555 01 01</B></I>
<HR>
<P><A HREF="galeri.html">Resimler</A>
</BODY></HTML>
`,
}
