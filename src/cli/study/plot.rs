//! Plots, as SVG.

use std::path::Path;

use plotters::prelude::*;

use super::share::ScoreShare;

const WIDTH: u32 = 760;
const FONT: &str = "sans-serif";
const INK: RGBColor = RGBColor(18, 60, 67);
/// A letter of a row's name is at most so wide on the average.
const LETTER: usize = 6;
/// A row's name has at most so many letters.
const MOST: usize = 60;
const FAINT: RGBColor = RGBColor(200, 208, 210);

/// A line for each share: its 95 % interval from 0 to 100 %, and its middle.
///
/// # Errors
/// The fault that keeps the file from being written.
pub fn shares(path: &Path, title: &str, rows: &[(String, ScoreShare)]) -> Result<(), String> {
    const ROW: i32 = 18;
    const HEAD: i32 = 46;
    let letters = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0).min(MOST);
    let (left, right) = (220.max((letters * LETTER) as i32 + 30), WIDTH as i32 - 30);
    let height = HEAD + ROW * rows.len() as i32 + 34;
    let root = SVGBackend::new(path, (WIDTH, height as u32)).into_drawing_area();
    let draw = || -> Result<(), DrawingAreaErrorKind<std::io::Error>> {
        root.fill(&WHITE)?;
        let at = |share: f64| left + (share * f64::from(right - left)).round() as i32;
        let words = |size: i32| (FONT, size).into_font().color(&BLACK);
        root.draw(&Text::new(title.to_owned(), (12, 12), words(16)))?;
        let bottom = height - 28;
        for tenth in (0..=10).step_by(2) {
            let x = at(f64::from(tenth) / 10.0);
            root.draw(&PathElement::new([(x, HEAD - 6), (x, bottom)], FAINT))?;
            root.draw(&Text::new(format!("{} %", tenth * 10), (x - 12, bottom + 6), words(12)))?;
        }
        root.draw(&PathElement::new([(at(0.5), HEAD - 6), (at(0.5), bottom)], INK))?;
        for (n, (name, share)) in rows.iter().enumerate() {
            let y = HEAD + ROW * n as i32 + ROW / 2;
            let (low, high) = share.interval();
            root.draw(&Text::new(cut(name), (12, y - 3), words(12)))?;
            if share.count > 0 {
                root.draw(&PathElement::new([(at(low), y), (at(high), y)], INK.stroke_width(2)))?;
                root.draw(&Circle::new((at(share.middle()), y), 4, INK.filled()))?;
            }
        }
        root.present()
    };
    draw().map_err(|error| error.to_string())
}

/// A row's name, without what has no room.
fn cut(name: &str) -> String {
    let all = name.chars();
    if name.chars().count() <= MOST {
        return all.collect();
    }
    all.take(MOST - 1).chain(['…']).collect()
}

/// Number of games of each length, in thirty bars at most. `lengths` ascend.
///
/// # Errors
/// The fault that keeps the file from being written.
pub fn lengths(path: &Path, title: &str, lengths: &[u32]) -> Result<(), String> {
    let longest = lengths.last().copied().unwrap_or(1).max(1);
    let step = longest.div_ceil(30).max(1);
    let mut bars = vec![0u32; (longest / step + 1) as usize];
    for length in lengths {
        bars[(length / step) as usize] += 1;
    }
    let most = bars.iter().copied().max().unwrap_or(1).max(1);
    let root = SVGBackend::new(path, (WIDTH, 260)).into_drawing_area();
    let draw = || -> Result<(), DrawingAreaErrorKind<std::io::Error>> {
        root.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(&root)
            .caption(title, (FONT, 16))
            .margin(10)
            .x_label_area_size(34)
            .y_label_area_size(44)
            .build_cartesian_2d(0..(step * bars.len() as u32), 0..most + most / 10 + 1)?;
        chart.configure_mesh().disable_x_mesh().x_desc("turns").y_desc("games").light_line_style(TRANSPARENT).draw()?;
        chart.draw_series(bars.iter().enumerate().map(|(n, count)| {
            let from = n as u32 * step;
            Rectangle::new([(from, 0), (from + step, *count)], INK.filled())
        }))?;
        root.present()
    };
    draw().map_err(|error| error.to_string())
}
