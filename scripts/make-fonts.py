"""Makes the fonts that every page loads first: only the letters and weights that are used.

Run by hand when a weight or letter is missing; needs Debian's python3-fonttools and python3-brotli.
"""
import os

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = os.path.join(os.path.dirname(__file__), "..")
SOURCES = os.path.join(ROOT, "node_modules", "@fontsource-variable")
TARGET = os.path.join(ROOT, "src", "web", "fonts")
# As the unicode-range of src/web/styles/fonts.css.
LETTERS = (
    "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2013-2014,U+2018-201A,U+201C-201E,"
    "U+2022,U+2026,U+2032-2033,U+2039-203A,U+20AC,U+2190-2193,U+2212,U+00D7"
)
FEATURES = ["kern", "liga", "tnum", "lnum", "ccmp", "locl", "mark"]


# What stands inside every page: the letters and signs of English text.
ENGLISH = "U+0020-007E,U+00A0,U+00B2,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2190-2193,U+2212"
GREEK = "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF"


# What stands inside the pages of one language as well.
SERBIAN = "U+0106-0107,U+010C-010D,U+0110-0111,U+0160-0161,U+017D-017E"
# Quotation marks of Serbian and Greek, which are in the source of the Latin letters.
QUOTES = "U+00AB,U+00BB,U+201E"
GERMAN = "U+00C4,U+00D6,U+00DC,U+00DF,U+00E4,U+00F6,U+00FC,U+201E"
# The letters of modern Greek, also for the villas' names.
MODERN_GREEK = "U+0386,U+0388-038A,U+038C,U+038E-03A1,U+03A3-03CE"


def make(source, target, weights, letters=LETTERS):
    font = instantiateVariableFont(TTFont(os.path.join(SOURCES, source)), {"wght": weights})
    options = Options(flavor="woff2", layout_features=FEATURES, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(letters))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(os.path.join(TARGET, target))


COMMISSIONER = "commissioner/files/commissioner-latin-wght-normal.woff2"
NOTO = "noto-serif-display/files/noto-serif-display-latin-wght-normal.woff2"
make(COMMISSIONER, "commissioner-english-400-600.woff2", (400, 600), ENGLISH)
make(COMMISSIONER, "commissioner-latin-400-600.woff2", (400, 600))
make(NOTO, "noto-serif-display-english-500.woff2", 500, ENGLISH)
make(NOTO, "noto-serif-display-latin-500.woff2", 500)
make("noto-serif-display/files/noto-serif-display-greek-wght-normal.woff2", "noto-serif-display-greek-400.woff2", 400, GREEK)
make("noto-serif-display/files/noto-serif-display-greek-wght-normal.woff2", "noto-serif-display-modern-greek-400.woff2", 400, MODERN_GREEK)

COMMISSIONER_EXT = "commissioner/files/commissioner-latin-ext-wght-normal.woff2"
NOTO_EXT = "noto-serif-display/files/noto-serif-display-latin-ext-wght-normal.woff2"
COMMISSIONER_GREEK = "commissioner/files/commissioner-greek-wght-normal.woff2"
make(COMMISSIONER_EXT, "commissioner-serbian-400-600.woff2", (400, 600), SERBIAN)
make(NOTO_EXT, "noto-serif-display-serbian-500.woff2", 500, SERBIAN)
make(COMMISSIONER, "commissioner-quotes-400-600.woff2", (400, 600), QUOTES)
make(NOTO, "noto-serif-display-quotes-500.woff2", 500, QUOTES)
make(COMMISSIONER, "commissioner-german-400-600.woff2", (400, 600), GERMAN)
make(NOTO, "noto-serif-display-german-500.woff2", 500, GERMAN)
make(COMMISSIONER_GREEK, "commissioner-modern-greek-400-600.woff2", (400, 600), MODERN_GREEK)
